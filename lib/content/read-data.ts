import { createReader } from './create-reader';
import {
  loadCodeFields,
  loadCodes,
  loadGetStarted,
  loadQuestions,
  loadRedirects,
  loadReleases,
  loadRequestSignatures,
  loadSearchWords,
  loadTestData,
  loadWebhookSignature,
} from './load/load-data';
import { loadSandboxRules } from './load/load-sandbox-rules';
import { readSiteValues } from './read-site';
import { buildCodeSets } from './schemas/response-codes';

/** Reads `content/get-started.json`, values filled in. @throws {InvalidContentError} */
export const readGetStarted = createReader((loader) => loadGetStarted(loader, readSiteValues()));

/** Reads the test data and the sandbox's responses. @throws {InvalidContentError} */
export const readTestData = createReader((loader) => loadTestData(loader, readSiteValues()));

/** Reads which fields hold which codes. @throws {InvalidContentError} */
export const readCodeFields = createReader((loader) => loadCodeFields(loader, readSiteValues()));

/** Reads the lists of response codes in file order. @throws {InvalidContentError} */
export const readCodeSets = createReader((loader) => {
  const codes = loadCodes(loader, readSiteValues());
  return codes && buildCodeSets(codes, readCodeFields());
});

/** Reads where old addresses lead. @throws {InvalidContentError} */
export const readRedirects = createReader(loadRedirects);

/** Reads the releases of the OpenAPI documents. @throws {InvalidContentError} */
export const readReleases = createReader(loadReleases);

/** Reads the other names of pages and anchors. @throws {InvalidContentError} */
export const readSearchWords = createReader((loader) => loadSearchWords(loader, readSiteValues()));

/** Reads the questions of readers by the address that answers them. @throws {InvalidContentError} */
export const readQuestions = createReader((loader) => loadQuestions(loader, readSiteValues()));

/** Reads how webhooks are signed; `null` where the provider has none. @throws {InvalidContentError} */
export const readWebhookSignature = createReader((loader) =>
  loadWebhookSignature(loader, readSiteValues()),
);

/** Reads how requests are signed; empty where they are not. @throws {InvalidContentError} */
export const readRequestSignatures = createReader((loader) =>
  loadRequestSignatures(loader, readSiteValues()),
);

/** Reads what the sandbox remembers; nothing without `content/sandbox`. @throws {InvalidContentError} */
export const readSandboxRules = createReader(loadSandboxRules);
