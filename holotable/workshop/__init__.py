"""Battles of players' own: reading and checking plans, and finding out whether they are fair."""
