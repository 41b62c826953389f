"""clang-tidy on what changed since the landing before, or on the named files.

Most of its time goes into headers, so files that are compiled together (cmake/together.cmake) are looked at together:
copied behind each other into one file, since of an included one clang would not analyse the functions.

A header is looked at through a source that includes it. Changes of includes alone are none.
"""

import json
import os
import re
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from rooms import INCLUDE

BUILD = Path("build/tidy")
TREES = ["base", "rules", "engine", "game", "tests"]
# A landing is the work of a few hours; where nothing says which commit landed before, the newest one that is so much
# older than the last is taken.
HOURS_OF_A_LANDING = 4


def git(*words):
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout.strip()


def landing_before():
    """origin/main where more was committed since; else the newest commit that is some hours older than the last."""
    head = git("rev-parse", "HEAD")
    known = subprocess.run(["git", "merge-base", "HEAD", "origin/main"], capture_output=True, text=True)
    landed = known.stdout.strip()
    if known.returncode == 0 and landed != head:
        return landed
    last = int(git("show", "-s", "--format=%ct", "HEAD"))
    before = git("rev-list", "-1", f"--before={last - HOURS_OF_A_LANDING * 3600}", "HEAD")
    return before or git("hash-object", "-t", "tree", "/dev/null")


def changed_since(commit):
    patch = git("diff", "--unified=0", "--diff-filter=d", "--ignore-matching-lines=^#include", commit, "--", *TREES)
    return [line.removeprefix("+++ b/") for line in patch.splitlines() if line.startswith("+++ b/")]


class Unit:
    """A translation unit, and the files of ours that are compiled in it."""

    def __init__(self, command):
        self.file = Path(command["directory"], command["file"]).resolve()
        self.arguments = shlex.split(command["command"])
        here = Path.cwd()
        name = os.path.relpath(self.file, here)
        self.is_batch = name.startswith("build/")
        self.files = INCLUDE.findall(self.file.read_text(encoding="utf-8")) if self.is_batch else [name]


def units():
    commands = json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8"))
    made = [Unit(command) for command in commands if command["file"].endswith(".cpp")]
    return [unit for unit in made if unit.files and all(Path(file).is_file() for file in unit.files)]


def included_by(file, known={}):
    """Every file of ours that is included with this one, however far."""
    if file not in known:
        known[file] = set()
        if Path(file).is_file():
            for other in INCLUDE.findall(Path(file).read_text(encoding="utf-8")):
                known[file] |= {other} | included_by(other)
    return known[file]


def sources_for(files, all_sources):
    """The sources among the files, and for each header one that includes it: its own, or any."""
    sources = {file for file in files if file.endswith(".cpp")} & all_sources
    for header in sorted(set(files) - sources):
        if any(header in included_by(source) for source in sources):
            continue
        own = str(Path(header).with_suffix(".cpp"))
        found = own if own in all_sources else next((s for s in sorted(all_sources) if header in included_by(s)), None)
        if found:
            sources.add(found)
        elif header.endswith(".h"):
            print(f"tidy: nothing includes {header}", file=sys.stderr)
    return sources


def look_at(number, unit, files):
    """What clang-tidy says of these files of the unit; empty when all is well."""
    together, starts = "", []
    for file in files:
        starts.append((together.count("\n"), file))
        together += Path(file).read_text(encoding="utf-8").rstrip("\n") + "\n"
    copy = (BUILD / "together" / f"{number}.cpp").resolve()
    copy.write_text(together, encoding="utf-8")
    flags = [word for word in unit.arguments[1:] if word not in ("-c", str(unit.file))]
    if "-o" in flags:
        del flags[flags.index("-o") : flags.index("-o") + 2]
    folders = sorted({f"-iquote{Path(file).parent}" for file in files})  # for what is included from beside a file
    # The flags are g++'s, which knows warnings that clang does not.
    said = subprocess.run(
        ["clang-tidy", "--quiet", str(copy), "--", *flags, "-Wno-unknown-warning-option", *folders],
        capture_output=True, text=True)

    def place(match):
        line = int(match.group(1))
        start, file = next((s, f) for s, f in reversed(starts) if s < line)
        return f"{file}:{line - start}:"

    told = re.sub(rf"{re.escape(str(copy))}:(\d+):", place, said.stdout)
    return told + ("" if said.returncode == 0 or told else said.stderr) if said.returncode else ""


def main(arguments):
    if arguments[:1] == ["--since"]:
        files = changed_since(arguments[1])
    else:
        files = arguments or changed_since(landing_before())
    known = units()
    wanted = sources_for(files, {file for unit in known for file in unit.files})
    work = {}
    for unit in known:
        for file in unit.files:
            if file in wanted:
                wanted.discard(file)
                work.setdefault(unit, []).append(file)
    (BUILD / "together").mkdir(exist_ok=True)
    print(f"tidy: {sum(map(len, work.values()))} files in {len(work)} units", flush=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = list(pool.map(lambda job: look_at(job[0], *job[1]), enumerate(work.items())))
    faults = [words for words in said if words]
    print("\n".join(faults), end="")
    return 1 if faults else 0


sys.exit(main(sys.argv[1:]))
