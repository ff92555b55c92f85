import type { Content } from '../schemas/content';
import { type GetStarted, getStartedSchema } from '../schemas/get-started';
import { type Navigation, navigationSchema } from '../schemas/navigation';
import { type Releases, releasesSchema } from '../schemas/releases';
import { type ResponseCodes, responseCodesSchema } from '../schemas/response-codes';
import { questionsSchema, type SearchWords, searchWordsSchema } from '../schemas/search-words';
import { type Redirects, redirectsSchema } from '../schemas/site/redirects';
import { type TestData, testDataSchema } from '../schemas/test-data';
import { type CodeFields, codeFieldsSchema } from '../schemas/workbench/code-fields';
import type { RequestSignature } from '../schemas/workbench/request-signature';
import {
  REQUEST_PLACEHOLDERS,
  requestSignaturesSchema,
} from '../schemas/workbench/request-signature-rules';
import {
  SIGNATURE_PLACEHOLDERS,
  webhookSignatureSchema,
} from '../schemas/workbench/signature-rules';
import type { WebhookSignature } from '../schemas/workbench/webhook-signature';
import type { SiteValues } from '../source/fill';
import type { Loader } from '../source/loader';

/** Files of content that hold one thing each. */
export const DATA_FILES = {
  navigation: 'content/navigation.json',
  getStarted: 'content/get-started.json',
  redirects: 'content/redirects.json',
  searchWords: 'content/search-words.json',
  questions: 'content/questions.json',
  webhookSignature: 'content/webhook-signature.json',
  requestSignatures: 'content/request-signature.json',
  releases: 'content/releases.json',
  testData: 'content/test-data.json',
  codes: 'content/response-codes.json',
  codeFields: 'content/code-fields.json',
} as const;

/** Reads the navigation as it is written; `undefined` while invalid, like all below. */
export function loadMenus({ load }: Loader, values: SiteValues): Navigation | undefined {
  return load(navigationSchema, DATA_FILES.navigation, values);
}

/** Reads the landing page. */
export function loadGetStarted({ load }: Loader, values: SiteValues): GetStarted | undefined {
  return load(getStartedSchema, DATA_FILES.getStarted, values);
}

/** Reads where old addresses lead; nowhere without the file. */
export function loadRedirects({ load }: Loader): Redirects | undefined {
  return load(redirectsSchema, DATA_FILES.redirects, {}, '{}');
}

/** Reads the other names of pages and anchors; none without the file. */
export function loadSearchWords({ load }: Loader, values: SiteValues): SearchWords | undefined {
  return load(searchWordsSchema, DATA_FILES.searchWords, values, '{}');
}

/** Reads the questions of readers by the address that answers them; none without the file. */
export function loadQuestions({ load }: Loader, values: SiteValues): SearchWords | undefined {
  return load(questionsSchema, DATA_FILES.questions, values, '{}');
}

/** What content says by address. */
export type ByAddress = Pick<Content, 'redirects' | 'searchWords' | 'questions'>;

/** Reads what is said by address; `undefined` while one of its files is invalid. */
export function loadByAddress(loader: Loader, values: SiteValues): ByAddress | undefined {
  const redirects = loadRedirects(loader);
  const searchWords = loadSearchWords(loader, values);
  const questions = loadQuestions(loader, values);
  return redirects && searchWords && questions && { redirects, searchWords, questions };
}

/** Reads how webhooks are signed; `null` without the file. */
export function loadWebhookSignature(
  { load }: Loader,
  values: SiteValues,
): WebhookSignature | null | undefined {
  return load(
    webhookSignatureSchema,
    DATA_FILES.webhookSignature,
    { ...SIGNATURE_PLACEHOLDERS, ...values },
    'null',
  );
}

/** Reads how requests are signed; nothing without the file. */
export function loadRequestSignatures(
  { load }: Loader,
  values: SiteValues,
): readonly RequestSignature[] | undefined {
  return load(
    requestSignaturesSchema,
    DATA_FILES.requestSignatures,
    { ...REQUEST_PLACEHOLDERS, ...values },
    '[]',
  );
}

/** Reads how webhooks and requests are signed; `undefined` while one of both is invalid. */
export function loadSignatures(
  loader: Loader,
  values: SiteValues,
): Pick<Content, 'webhookSignature' | 'requestSignatures'> | undefined {
  const webhookSignature = loadWebhookSignature(loader, values);
  const requestSignatures = loadRequestSignatures(loader, values);
  return webhookSignature === undefined || !requestSignatures
    ? undefined
    : { webhookSignature, requestSignatures };
}

/** Reads the releases of the documents; none without the file. */
export function loadReleases({ load }: Loader): Releases | undefined {
  return load(releasesSchema, DATA_FILES.releases, {}, '{}');
}

/** Reads the test data and the sandbox's responses. */
export function loadTestData({ load }: Loader, values: SiteValues): TestData | undefined {
  return load(testDataSchema, DATA_FILES.testData, values, '{}');
}

/** Reads the lists of response codes by name; none without the file. */
export function loadCodes({ load }: Loader, values: SiteValues): ResponseCodes | undefined {
  return load(responseCodesSchema, DATA_FILES.codes, values, '{}');
}

/** Reads which fields hold which codes; none without the file. */
export function loadCodeFields({ load }: Loader, values: SiteValues): CodeFields | undefined {
  return load(codeFieldsSchema, DATA_FILES.codeFields, values, '[]');
}
