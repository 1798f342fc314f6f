"""Bots in other processes: the engine protocol of docs/engine-protocol.md, from both sides.

`program_bot` plays with somebody's program, `engine_session` is `fiefdom engine`, `conformance` checks a program.
"""
