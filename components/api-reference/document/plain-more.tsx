import { getObject, getText, isObject } from '@/lib/openapi/core/json';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { listTagDescriptions } from '@/lib/openapi/overview/tag-descriptions';
import { getTextDirection } from '@/lib/text/text-direction';

/** Most paragraphs, each an element of the page. */
const MAX_TEXTS = 500;

/**
 * Text of `DocumentMore` without formatting, so that find-in-page reaches it before the Markdown
 * parser is loaded.
 */
export function PlainMore({ api }: { api: ApiIndex }) {
  return collectTexts(api)
    .slice(0, MAX_TEXTS)
    .map((text, index) => (
      <p key={index} dir={getTextDirection(text)}>
        {text}
      </p>
    ));
}

function collectTexts(api: ApiIndex): readonly string[] {
  const { document } = api;
  const info = getObject(document, 'info');
  const schemes = getObject(getObject(document, 'components'), 'securitySchemes') ?? {};
  const contact = ['name', 'email', 'url'].map((key) => getText(getObject(info, 'contact'), key));
  return [
    ...Object.entries(schemes).map(([name, scheme]) =>
      labelText(name, isObject(scheme) ? getText(scheme, 'description') : ''),
    ),
    ...listTagDescriptions(api).map(({ name, description }) => labelText(name, description)),
    ...contact,
    getText(getObject(info, 'license'), 'name'),
    getText(info, 'termsOfService'),
  ].filter((text) => text !== '');
}

function labelText(name: string, description: string): string {
  return description === '' ? name : `${name}: ${description}`;
}
