import { isJsonMedia } from '../../core/media-type';
import type { RequestBody } from '../../core/operation-types';
import type { ApiIndex } from '../../core/types';
import { resolveSchema } from '../../schema/resolve-schema';
import { listFields } from '../../schema-view/schema-fields';

/** Whether the JSON body of a request has a field at its top. */
export function hasBodyField(
  { document }: Pick<ApiIndex, 'document'>,
  body: RequestBody | undefined,
  name: string,
): boolean {
  const media = body?.content.find((one) => isJsonMedia(one.name));
  if (!media) return false;
  const resolved = resolveSchema(document, media.schema);
  return listFields(resolved, media.schema).some((one) => one.name === name);
}
