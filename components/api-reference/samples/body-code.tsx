import { JsonCode } from '@/components/ui/code/json-code';
import { MarkupCode } from '@/components/ui/code/markup-code';
import { PlainCode } from '@/components/ui/code/plain-code';
import { isJsonMedia, isXmlMedia } from '@/lib/openapi/core/media-type';
import type { MediaType } from '@/lib/openapi/core/operation-types';
import type { Json } from '@/lib/openapi/core/types';
import { formatStream } from '@/lib/openapi/request/serialize-stream';
import { serializeXml } from '@/lib/openapi/request/serialize-xml';
import type { View } from '../state/view';

type BodyCodeProps = { media: MediaType; value: Json; view: View };

/** Body as it is sent: XML, a stream item by item, text unchanged, everything else as JSON. */
export function BodyCode({ media, value, view }: BodyCodeProps) {
  if (isXmlMedia(media.name))
    return <MarkupCode text={serializeXml(view.api, media.schema, value)} />;
  const stream = formatStream(media.name, value);
  if (stream !== undefined) return <PlainCode text={stream} />;
  const isText = typeof value === 'string' && !isJsonMedia(media.name);
  if (!isText) return <JsonCode value={value} />;
  return /^\s*</.test(value) ? <MarkupCode text={value} /> : <PlainCode text={value} />;
}
