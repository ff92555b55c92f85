import type { Plugin } from '@/lib/content/kinds/plugin';
import { releasesOf } from '@/lib/plugins/releases';
import { toFileFacts } from './pack-archive';
import type { ReadStored } from './read-storage';

/**
 * Compares what every plugin's JSON file says about its downloads with the files of a storage: all
 * releases of all plugins, inactive ones included.
 * @returns one sentence a fault, none when every size and checksum is true
 */
export async function checkReleases(
  plugins: readonly Plugin[],
  readStored: ReadStored,
): Promise<string[]> {
  const faults: string[] = [];
  for (const plugin of plugins) {
    for (const release of releasesOf(plugin)) {
      const at = `content/plugins/${plugin.url}.json, version ${release.v}`;
      const stored = await readStored(`plugins/${release.file}`);
      if ('fault' in stored) {
        faults.push(`${at}: ${release.file} ${stored.fault}`);
        continue;
      }
      const facts = toFileFacts(stored.bytes);
      for (const field of ['size', 'checksum', 'sha256'] as const) {
        if (facts[field] !== release[field])
          faults.push(`${at}: ${field} is "${release[field]}", the file's is "${facts[field]}"`);
      }
    }
  }
  return faults;
}

const PDF_MARK = '%PDF-';
const PDF_END = '%%EOF';

/**
 * Looks for the guides that are given away as files (SPEC 2: disputes and ACH payments).
 * @param names `['disputes', 'ach-payments']`
 * @returns one sentence a guide that is missing, or is not a whole PDF
 */
export async function checkGuides(
  names: readonly string[],
  readStored: ReadStored,
): Promise<string[]> {
  const faults: string[] = [];
  for (const name of names) {
    const file = `guides/${name}.pdf`;
    const stored = await readStored(file);
    if ('fault' in stored) faults.push(`${file} ${stored.fault}`);
    else if (!isWholePdf(stored.bytes)) faults.push(`${file} is not a whole PDF`);
  }
  return faults;
}

function isWholePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1').trimEnd();
  return text.startsWith(PDF_MARK) && text.endsWith(PDF_END);
}
