import { getText, isTrue } from '../core/json';
import type { JsonObject } from '../core/types';

const NODE_TYPES = ['attribute', 'text', 'cdata', 'none'] as const;

/** What a value becomes in XML; a list that is `wrapped` has an element around its items. */
export type XmlKind = {
  /** `none`: what is inside stands where the value would. */
  readonly kind: 'element' | (typeof NODE_TYPES)[number];
  readonly wrapped: boolean;
};

/**
 * What an XML object says of its schema: `attribute` and `wrapped`, or the `nodeType` of OpenAPI 3.2 (4.27). A list has
 * no element of its own unless it says so; anything else has one anyway.
 */
export function getXmlKind(xml: JsonObject | undefined, isArray: boolean): XmlKind {
  const node = getText(xml, 'nodeType');
  const declared = NODE_TYPES.find((one) => one === node && !(isArray && one === 'none'));
  return {
    kind: isTrue(xml, 'attribute') ? 'attribute' : (declared ?? 'element'),
    wrapped: isTrue(xml, 'wrapped') || (isArray && node === 'element'),
  };
}
