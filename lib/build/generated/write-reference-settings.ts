import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readApiReferenceSettings } from '@/lib/pages/api-reference-settings';

/**
 * Writes the settings of the API reference to `.generated/api-reference.ts`, which its script imports: in a
 * property of the layout they would be in the payload of every page under /api, rows of all operations included.
 * @param root folder of the project.
 * @param basePath `''` or like `/developer`.
 * @throws {InvalidContentError}
 */
export function writeReferenceSettings(root: string, basePath: string): void {
  const settings = JSON.stringify(readApiReferenceSettings(basePath));
  const text = `import type { ApiReferenceSettings } from '@/components/api-reference/api-reference';

export const API_REFERENCE_SETTINGS: ApiReferenceSettings = ${settings};
`;
  const file = join(root, '.generated/api-reference.ts');
  mkdirSync(dirname(file), { recursive: true });
  // The development server renders pages anew when it is written.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
