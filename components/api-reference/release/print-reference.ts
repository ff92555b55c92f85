import { API_REFERENCE_SETTINGS } from '@/.generated/api-reference';
import { saveFile } from '@/components/ui/save-file';
import { readText } from '@/lib/http/read-text';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { readReferenceLook, renderReference } from '@/lib/pages/reading/render-reference';
import { referenceFile, withBasePath } from '@/lib/routes/urls';
import type { ShownRelease } from '../state/api-context';

/**
 * Makes the whole reference of a former release, as the build makes that of the newest, with the look of that file, and
 * saves it in the reader's downloads.
 * @throws when the newest reference does not load.
 */
export async function downloadReference(api: ApiIndex, release: ShownRelease): Promise<void> {
  const { document, version } = release;
  const { id, name } = document;
  const newest = await readText(
    new URL(withBasePath(referenceFile(id, 'html')), location.href).href,
  );
  const look = readReferenceLook(newest);
  if (!look) throw new Error(`The reference of ${id} is none`);
  const { site } = API_REFERENCE_SETTINGS;
  const facts = { name, provider: site.name, portal: `${site.url}${withBasePath('')}`, ...look };
  const html = await renderReference(api, facts);
  saveFile(`${id}-${version}.html`, html, 'text/html');
}
