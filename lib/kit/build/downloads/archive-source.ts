import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { compareVersions } from '@/lib/text/versions';
import { fillTemplate, type TemplateValues } from './fill-template';

const release = z.strictObject({
  version: z.string(),
  date: z.iso.date(),
  file: z.string().regex(/^[a-z0-9.-]+\.zip$/),
  values: z.record(z.string(), z.string()),
  changes: z.string(),
});

const source = z.strictObject({
  root: z.string(),
  plugin: z.string(),
  shared: z.array(z.tuple([z.string(), z.string()])),
  since: z.record(z.string(), z.string()).default({}),
  releases: z.array(release).min(1),
});

/** Release to pack: file name, day (`2024-07-29`), and the text of each entry by path. */
export type ArchiveContent = Readonly<{
  file: string;
  date: string;
  entries: ReadonlyMap<string, string>;
}>;

type Source = z.infer<typeof source>;
type Release = z.infer<typeof release>;

/**
 * Reads the sources of all archives: `<plugin>/archive.json` lists the releases, `<plugin>/files`
 * holds the packed files, `shared` those that several plugins pack.
 * @param folder `lib/kit/build/downloads/archives`
 * @param site values of content/site.json that the sources may name
 * @returns releases in the order of the folders, then as listed
 */
export function readArchiveSources(folder: string, site: TemplateValues): ArchiveContent[] {
  const shared = path.join(folder, 'shared');
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map((entry) => path.join(folder, entry.name))
    .sort()
    .flatMap((plugin) => {
      const parsed = source.parse(
        JSON.parse(readFileSync(path.join(plugin, 'archive.json'), 'utf8')),
      );
      const texts = readTexts(path.join(plugin, 'files'));
      for (const [from, to] of parsed.shared)
        texts.set(to, readFileSync(path.join(shared, from), 'utf8'));
      return parsed.releases.map((each) => buildArchiveContent(parsed, each, texts, site));
    });
}

function readTexts(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    names.map((file) => [
      path
        .relative(folder, file)
        .replaceAll(path.sep, '/')
        .replace(/\.template$/, ''),
      readFileSync(file, 'utf8'),
    ]),
  );
}

function buildArchiveContent(
  { root, plugin, since, releases }: Source,
  { version, date, file, values }: Release,
  texts: ReadonlyMap<string, string>,
  site: TemplateValues,
): ArchiveContent {
  const all = { ...site, ...values, plugin, version, changes: formatChangelog(releases, version) };
  const entries = new Map<string, string>();
  for (const [name, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const first = since[name];
    if (first !== undefined && compareVersions(version, first) < 0) continue;
    const folder = fillTemplate(root, version, all);
    entries.set(`${folder}/${name}`, fillTemplate(text, version, all, name));
  }
  return { file, date, entries };
}

/** Change log up to a version, in the order of the releases. */
function formatChangelog(releases: readonly Release[], version: string): string {
  return releases
    .filter((each) => compareVersions(each.version, version) <= 0)
    .map((each) => `\n= ${each.version}, ${each.date} =\n* ${each.changes}`)
    .join('\n');
}
