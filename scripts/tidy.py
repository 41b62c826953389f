"""clang-tidy on what changed since the landing before, or on the named files.

Most of its time goes into headers, so files with the same flags are looked at together: copied behind each other into
one file, since of an included one clang would not analyse the functions. Where two of them give something the same
name, the group is halved until each half compiles.

A header is looked at through a source that includes it. Changes of includes alone are none. Tests are looked at when
they are named: most of their faults show when they run.
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
TREES = ["base", "rules", "engine", "game"]
# A landing is the work of a few hours; where nothing says which commit landed before, the newest one that is so much
# older than the last is taken.
HOURS_OF_A_LANDING = 4
FILES_TOGETHER = 40
# The analyzer leaves a function after so many steps; its own 225,000 took more than twice as long for a batch of screens.
ANALYZER = ["-Xclang", "-analyzer-config", "-Xclang", "max-nodes=30000"]


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


def flags_of(command):
    """What the compiler is told of a unit, but for the names of its files."""
    flags = [word for word in shlex.split(command["command"])[1:] if word not in ("-c", command["file"])]
    if "-o" in flags:
        del flags[flags.index("-o") : flags.index("-o") + 2]
    return tuple(flags)


def flags_of_sources():
    """For each of our sources the flags that it is compiled with, alone or in a batch (cmake/together.cmake)."""
    flags = {}
    for command in json.loads((BUILD / "compile_commands.json").read_text(encoding="utf-8")):
        file = Path(command["directory"], command["file"]).resolve()
        name = os.path.relpath(file, Path.cwd())
        is_batch = name.startswith("build/")
        for source in INCLUDE.findall(file.read_text(encoding="utf-8")) if is_batch else [name]:
            if source.endswith(".cpp") and Path(source).is_file():
                flags[source] = flags_of(command)
    return flags


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


def groups(sources, flags):
    """The sources in groups of the same flags, at most FILES_TOGETHER each, neighbours beside each other."""
    by_flags = {}
    for source in sorted(sources):
        by_flags.setdefault(flags[source], []).append(source)
    for same in by_flags.values():
        count = -(-len(same) // FILES_TOGETHER)
        size = -(-len(same) // count)
        yield from (same[at : at + size] for at in range(0, len(same), size))


def copied_together(files):
    """The files behind each other in one, and the line before each file's first."""
    text, starts = "", []
    for file in files:
        starts.append((text.count("\n"), file))
        text += Path(file).read_text(encoding="utf-8").rstrip("\n") + "\n"
    copy = (BUILD / "together" / (files[0].replace("/", "-"))).resolve()
    copy.write_text(text, encoding="utf-8")
    return copy, starts


def compiles(copy, flags):
    return subprocess.run(["clang++", "-fsyntax-only", "-w", *flags, str(copy)], capture_output=True).returncode == 0


def look_at(files, flags):
    """What clang-tidy says of these files; empty when all is well."""
    copy, starts = copied_together(files)
    folders = sorted({f"-iquote{Path(file).parent}" for file in files})  # for what is included from beside a file
    # The flags are g++'s, which knows warnings that clang does not.
    told = [*flags[files[0]], "-Wno-unknown-warning-option", *ANALYZER, *folders]
    if len(files) > 1 and not compiles(copy, told):
        half = len(files) // 2
        return look_at(files[:half], flags) + look_at(files[half:], flags)
    # What a test does is short, and run: no need to follow its paths.
    checks = ["--checks=-clang-analyzer-*"] if files[0].startswith("tests/") else []
    said = subprocess.run(["clang-tidy", "--quiet", *checks, str(copy), "--", *told], capture_output=True, text=True)

    def place(match):
        line = int(match.group(1))
        start, file = next((s, f) for s, f in reversed(starts) if s < line)
        return f"{file}:{line - start}:"

    words = re.sub(rf"{re.escape(str(copy))}:(\d+):", place, said.stdout)
    return words + ("" if said.returncode == 0 or words else said.stderr) if said.returncode else ""


def main(arguments):
    if arguments[:1] == ["--since"]:
        files = changed_since(arguments[1])
    else:
        files = arguments or changed_since(landing_before())
    flags = flags_of_sources()
    work = list(groups(sources_for(files, set(flags)), flags))
    (BUILD / "together").mkdir(exist_ok=True)
    print(f"tidy: {sum(map(len, work))} files in {len(work)} groups", flush=True)
    faults = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for words in pool.map(lambda group: look_at(group, flags), work):
            faults += words != ""
            print(words, end="", flush=True)
    return 1 if faults else 0


sys.exit(main(sys.argv[1:]))
