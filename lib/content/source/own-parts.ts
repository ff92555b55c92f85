import type { MdxElement } from '@/lib/markdown/mdx-elements.mjs';
import type { Disk } from './disk';

/** Folder of texts that several pages have. */
export const PARTIALS = 'content/partials';

/** File that the build writes with what an adopter adds to MDX; `next.config.mjs` hands it to the compiler. */
export const OWN_PARTS_FILE = '.generated/own-parts.json';

/** What an adopter adds to MDX. */
export type OwnParts = {
  /** Texts of `content/partials/<name>.mdx` by name. */
  readonly partials: Readonly<Record<string, string>>;
  /** Rules of the components of `content/components` by name, as the last build step read them. */
  readonly elements: Readonly<Record<string, MdxElement>>;
};

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
