import { LineCounter, parseDocument } from 'yaml';
import { YAML_FIXES } from '@/lib/openapi/parse/parse-yaml';
import type { Report } from './fill';

/**
 * Parses YAML text (1.2, core schema: dates stay texts). The first error is reported with its line
 * and what to do, and gives `undefined`; others mostly follow from it. `null` for an empty text.
 */
export function parseYamlText(text: string, report: Report): unknown {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false, logLevel: 'error' });
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return document.toJS();
  const { code, message, pos } = error;
  const { line } = lineCounter.linePos(pos[0]);
  // The library runs a quote and its name together: `Missing closing 'quote`.
  const sentence = message.replace(/(['"])quote$/, '$1').replace(/\.?$/, '.');
  report(`line ${Math.max(line, 1)}`, `not YAML: ${sentence} ${YAML_FIXES[code] ?? ''}`.trim());
  return undefined;
}
