import { getText, isTrue } from '../json';
import type { JsonObject } from '../types';

/** What a value becomes in XML; a list that is `wrapped` has an element around its items. */
export type XmlKind = {
  readonly kind: 'element' | 'attribute' | 'text';
  readonly wrapped: boolean;
};

/** What an XML object says of its schema: `attribute` and `wrapped`, or the `nodeType` of OpenAPI 3.2 (4.27). */
export function toXmlKind(xml: JsonObject | undefined): XmlKind {
  const node = getText(xml, 'nodeType');
  const isAttribute = node === 'attribute' || isTrue(xml, 'attribute');
  const isText = node === 'text' || node === 'cdata';
  return {
    kind: isAttribute ? 'attribute' : isText ? 'text' : 'element',
    wrapped: isTrue(xml, 'wrapped') || node === 'element',
  };
}
