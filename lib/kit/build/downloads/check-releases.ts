import type { Plugin } from '@/lib/content/schemas/plugin';
import { listReleases } from '@/lib/plugins/list-releases';
import type { DownloadReader } from './download-reader';
import { computeFileSums } from './pack-archive';

/**
 * Compares the sizes and checksums in the plugins' JSON files with the downloads: all releases of
 * all plugins, inactive ones included.
 * @returns one sentence an error; empty when every size and checksum is true
 */
export async function checkReleases(
  plugins: readonly Plugin[],
  readDownload: DownloadReader,
): Promise<string[]> {
  const errors: string[] = [];
  for (const plugin of plugins) {
    for (const release of listReleases(plugin)) {
      const at = `content/plugins/${plugin.url}.json, version ${release.v}`;
      const stored = await readDownload(`plugins/${release.file}`);
      if ('error' in stored) {
        errors.push(`${at}: ${release.file} ${stored.error}`);
        continue;
      }
      const sums = computeFileSums(stored.bytes);
      for (const field of ['size', 'checksum', 'sha256'] as const) {
        if (sums[field] !== release[field])
          errors.push(`${at}: ${field} is "${release[field]}", the file's is "${sums[field]}"`);
      }
    }
  }
  return errors;
}

const PDF_HEADER = '%PDF-';
const PDF_END = '%%EOF';

/**
 * Checks the PDF guides (SPEC 2: disputes and ACH payments).
 * @param names `['disputes', 'ach-payments']`
 * @returns one sentence for each guide that is missing or is not a whole PDF
 */
export async function checkGuides(
  names: readonly string[],
  readDownload: DownloadReader,
): Promise<string[]> {
  const errors: string[] = [];
  for (const name of names) {
    const file = `guides/${name}.pdf`;
    const stored = await readDownload(file);
    if ('error' in stored) errors.push(`${file} ${stored.error}`);
    else if (!isWholePdf(stored.bytes)) errors.push(`${file} is not a whole PDF`);
  }
  return errors;
}

function isWholePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1').trimEnd();
  return text.startsWith(PDF_HEADER) && text.endsWith(PDF_END);
}
