"""Sample floor plan: one description, drawn as SVG and DXF (R12); PNG and PDF come from the SVG.

python3 floorplan.py OUT_DIR         needs rsvg-convert (Debian: librsvg2-bin) for PNG and PDF
"""

import os
import subprocess
import sys

from plan.dxf import dxf
from plan.svg import svg


def main(out):
    os.makedirs(out, exist_ok=True)
    p = os.path.join(out, 'floor-plan-sample')
    open(p + '.svg', 'w').write(svg())
    open(p + '.dxf', 'w', newline='').write(dxf())
    for fmt, extra in (('png', ['-w', '2000']), ('pdf', [])):
        subprocess.run(['rsvg-convert', '-f', fmt, *extra, '-o', f'{p}.{fmt}', p + '.svg'], check=True)


if __name__ == '__main__':
    main(sys.argv[1])
