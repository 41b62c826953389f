// No code: what all tests include is precompiled with this file.
