"""The sample floor plan: one description of a home, drawn as SVG and as DXF."""
