"""What is in the three boxes: `terrains`, `dominoes`, `buildings`, `cavemen`, `totems` and `volcanoes`.

Import from these modules. The tables in `tables/` are text that anyone who owns a box can check line by line.
"""
