import { readdirSync, readFileSync } from 'node:fs';
import site from '@/content/site.json';
import { buildStepRequest } from '@/lib/content/requests/build-step-request';
import {
  joinRequestFences,
  type RequestFence,
  type RequestParts,
} from '@/lib/content/requests/request-parts';
import { getFenceTitle } from '@/lib/markdown/rehype-code.mjs';
import { fillValues, getSiteValues } from '@/lib/markdown/remark-site-values.mjs';
import type { ApiIndex } from '@/lib/openapi/core/types';
import { indexApi } from '@/lib/openapi/document/index-api';
import { resolveOperation } from '@/lib/openapi/operation/resolve-operation';
import { parseJsonDocument } from '@/lib/openapi/parse/parse-json-document';
import type { SampleRequest } from '@/lib/openapi/request/build-request';
import { listBundledDocuments } from '../../support/bundled-documents';

/** A `<Request>` of a page, as the page prints it. */
export type PageRequest = {
  readonly title: string;
  /** Sent as `Prefer`: which of the documented answers the page shows. */
  readonly prefer: string;
  readonly request: SampleRequest;
  readonly responses: RequestParts['responses'];
};

/** An element with its attributes and what stands inside, if anything does. */
const REQUEST = /^<Request ([^\n]*?)(?: \/>|>\n([^]*?)^<\/Request>)$/gm;
const FENCE = /^```(\w+)(.*)\n([^]*?)\n```$/gm;

const apis: readonly ApiIndex[] = listBundledDocuments().flatMap((file) => {
  const parsed = parseJsonDocument(readFileSync(file, 'utf8'));
  return parsed.ok ? [indexApi(parsed.document)] : [];
});

function toFences(text: string): readonly RequestFence[] {
  return [...text.matchAll(FENCE)].map(([, language = '', meta, source = '']) => ({
    language,
    title: getFenceTitle(meta),
    source,
  }));
}

/** Each `<Request>` of a text, replaced by what `print` gives for it. */
export function replaceRequests(text: string, print: (request: PageRequest) => string): string {
  return text.replace(REQUEST, (_, attributes: string, inside: string | undefined = '') => {
    const get = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    const id = get('operation');
    const api = apis.find((one) => one.operations.has(id));
    const operation = api && resolveOperation(api, id);
    if (!operation) throw new Error(`no operation ${id}`);
    const parts = joinRequestFences(toFences(inside));
    const request = buildStepRequest(api, operation, parts);
    const { responses } = parts;
    return print({ title: get('title'), prefer: get('prefer'), request, responses });
  });
}

const FOLDERS = ['guides', 'solutions', 'api', 'libs'];

/** Every `<Request>` of the content with its file, in the order of the files. */
export function readPageRequests(): readonly (PageRequest & { readonly file: string })[] {
  const values = getSiteValues(site);
  const found: (PageRequest & { readonly file: string })[] = [];
  for (const folder of FOLDERS) {
    for (const name of readdirSync(`content/${folder}`)) {
      const file = `content/${folder}/${name}`;
      const text = name.endsWith('.mdx') ? fillValues(readFileSync(file, 'utf8'), values) : '';
      replaceRequests(text, (one) => {
        found.push({ ...one, file });
        return '';
      });
    }
  }
  return found;
}

/** The request of a page with another API in the place of the sandbox. */
export function withApi(text: string, sandboxApi: string): string {
  return text.replaceAll(getSiteValues(site).sandboxApi ?? '', sandboxApi);
}
