import '@/lib/kit/system/write-words';
import { readSite } from '@/lib/content/read-content';
import { runMain } from '@/lib/kit/system/run-main';
import { writeIcons } from '../images/icons';
import { bundleScripts } from './bundle-scripts';
import { writeSettings } from './write-settings';

/**
 * Writes the sources that a build reads and nobody edits: icons (`public`), scripts that run before React
 * (`public/scripts`), and the settings that all pages share (`.generated`).
 * @param root folder of the project.
 * @param basePath `''` or like `/developer`.
 * @throws {InvalidContentError}
 */
export async function generate(root: string, basePath: string): Promise<void> {
  await writeIcons(root, readSite());
  await bundleScripts(root, basePath);
  writeSettings(root, basePath);
}

if (require.main === module)
  void runMain(() => generate(process.cwd(), process.env.BASE_PATH ?? ''));
