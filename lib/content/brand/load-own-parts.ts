import { OWN_PARTS_FILE, type OwnParts, PARTIALS } from '../schemas/slots';
import type { Disk } from '../source/disk';

/** Loads what an adopter adds to MDX; nothing where there is none. */
export function loadOwnParts(disk: Pick<Disk, 'list' | 'readText'>): OwnParts {
  const partials = disk
    .list(PARTIALS, '.mdx')
    .map((file) => [file.replace(/\.mdx$/, ''), disk.readText(`${PARTIALS}/${file}`) ?? '']);
  const written: Pick<OwnParts, 'elements'> = JSON.parse(
    disk.readText(OWN_PARTS_FILE) ?? '{"elements":{}}',
  );
  return { partials: Object.fromEntries(partials), elements: written.elements };
}
