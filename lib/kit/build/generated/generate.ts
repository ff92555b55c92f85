import '@/lib/kit/system/write-words';
import { checkContent } from '@/lib/content/check-content';
import { readSite } from '@/lib/content/read-site';
import { runMain } from '@/lib/kit/system/run-main';
import { readReleasedDocuments } from '@/lib/pages/changelog/read-releases';
import { trimFonts } from '../fonts/trim-fonts';
import { writeIcons } from '../images/icons';
import { bundleScripts } from './bundle-scripts';
import { copyStaticFiles } from './copy-static-files';
import { writeReleases } from './write-releases';
import { writeCrumbNames, writeSettings } from './write-settings';

/**
 * Writes the sources that a build reads and nobody edits: icons and files of content
 * (`public`), fonts, scripts without React
 * (`public/scripts`), documents of former releases (`public/openapi`), and the settings that all pages share (`.generated`).
 * @param root folder of the project.
 * @param basePath `''` or like `/developer`.
 * @throws {InvalidContentError}
 */
export async function generate(root: string, basePath: string): Promise<void> {
  copyStaticFiles(root);
  await writeIcons(root, readSite());
  await trimFonts(root, readSite().fonts);
  writeCrumbNames(root);
  writeSettings(root, basePath);
  const releases = readReleasedDocuments();
  await bundleScripts(root, basePath, releases);
  writeReleases(root, releases);
}

/** Writes nothing while any file of the content is invalid. */
async function main(): Promise<void> {
  checkContent();
  await generate(process.cwd(), process.env.BASE_PATH ?? '');
}

if (require.main === module) void runMain(main);
