import { LOCALE } from '@/.generated/words/locale';
import * as words from '@/.generated/words/plugins/file-size';

const NUMBER = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1, useGrouping: false });

/** Formats bytes by the SI, as file managers do, on one line: '812 bytes', '6.4 KB' (6,400), '1.2 MB'. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1000) return words.inBytes(bytes);
  const kilo = roundToTenth(bytes / 1000);
  if (kilo < 1000) return words.inKilobytes(NUMBER.format(kilo));
  return words.inMegabytes(NUMBER.format(roundToTenth(bytes / 1_000_000)));
}

/** Formats the size of a file that may change by some bytes: without fractions of a kilobyte, and at least one. */
export function formatRoughSize(bytes: number): string {
  return formatFileSize(Math.max(1, Math.round(bytes / 1000)) * 1000);
}

/**
 * Names an OpenAPI document with its format and the size of its bundled copy.
 * @example formatDocumentName('OpenAPI', { address: '/openapi/platform.json', bytes: 109_000 }) // 'OpenAPI (JSON, 109 KB)'
 */
export function formatDocumentName(
  text: string,
  { address, bytes }: { readonly address: string; readonly bytes: number },
): string {
  const format = /\.ya?ml$/.test(address) ? 'YAML' : 'JSON';
  return `${text} (${format}, ${formatRoughSize(bytes)})`;
}

function roundToTenth(value: number): number {
  return Number(value.toFixed(1));
}
