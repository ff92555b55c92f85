import { getText, isTrue } from '../core/json';
import type { JsonObject } from '../core/types';

const NODE_TYPES = ['attribute', 'text', 'cdata', 'none'] as const;

/** Node of a value in XML; a list that is `wrapped` has an element around its items. */
export type XmlKind = {
  /** `none` leaves the content without a node around it. */
  readonly kind: 'element' | (typeof NODE_TYPES)[number];
  readonly wrapped: boolean;
};

/**
 * XML node of a schema by its XML object: `attribute` and `wrapped`, or the `nodeType` of OpenAPI
 * 3.2 (4.27). By default a list has no element of its own, anything else has one.
 */
export function getXmlKind(xml: JsonObject | undefined, isArray: boolean): XmlKind {
  const node = getText(xml, 'nodeType');
  const declared = NODE_TYPES.find((one) => one === node && !(isArray && one === 'none'));
  return {
    kind: isTrue(xml, 'attribute') ? 'attribute' : (declared ?? 'element'),
    wrapped: isTrue(xml, 'wrapped') || (isArray && node === 'element'),
  };
}
