import { compareVersions } from '@/lib/plugins/versions';

/** The facts of a release as the sources of the archives name them: `@name@`, `@version@`. */
export type TemplateValues = Readonly<Record<string, string>>;

/**
 * The text of one file as it stands in one release.
 * Lines between `#since 3.1.0` and `#end` are kept from that version on; `@key@` becomes its value.
 * @throws when a key has no value or a block is not closed, so that no archive ships a raw token
 */
export function fillTemplate(text: string, version: string, values: TemplateValues): string {
  return keepBlocks(text, version).replace(/@([A-Za-z]+)@/g, (_, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`no value for @${key}@`);
    return value;
  });
}

function keepBlocks(text: string, version: string): string {
  const kept: string[] = [];
  let since: string | undefined;
  for (const line of text.split('\n')) {
    const opened = /^#since (\S+)$/.exec(line)?.[1];
    if (opened !== undefined && since !== undefined)
      throw new Error(`#since inside #since: ${line}`);
    if (opened !== undefined) since = opened;
    else if (line === '#end') since = undefined;
    else if (since === undefined || compareVersions(version, since) >= 0) kept.push(line);
  }
  if (since !== undefined) throw new Error(`#since ${since} has no #end`);
  return kept.join('\n');
}
