"""What is in the three boxes: `terrains`, `dominoes`, `buildings`, `cavemen`, `totems` and `volcanoes`.

Import from these modules. The tables under `tables/` are text that anybody with a box can check line by line.
"""
