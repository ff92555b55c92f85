import type { GetStarted } from './get-started';
import type { Navigation } from './navigation';
import type { Page, PdfGuide, Section } from './page';
import type { Part } from './parts';
import type { Plugin, PluginGroup } from './plugin';
import type { Releases } from './releases';
import type { CodeSet } from './response-codes';
import type { SearchWords } from './search-words';
import type { Site } from './site';
import type { Redirects } from './site/redirects';
import type { TestData } from './test-data';
import type { CodeTables } from './workbench/code-fields';
import type { RequestSignature } from './workbench/request-signature';
import type { WebhookSignature } from './workbench/webhook-signature';
import type { Workflow } from './workflow';

/** All content of the portal, checked against its schemas and against each other. */
export type Content = {
  readonly site: Site;
  readonly navigation: Navigation;
  readonly getStarted: GetStarted;
  /** Pages by section, sorted by `order`, a tie by title. */
  readonly pages: Readonly<Record<Section, readonly Page[]>>;
  /** Guides that readers download as PDF, sorted by name. */
  readonly pdfGuides: readonly PdfGuide[];
  /** Active and inactive plugins, sorted by `url`. */
  readonly plugins: readonly Plugin[];
  readonly pluginGroups: readonly PluginGroup[];
  /** Responses of the sandbox to test data. */
  readonly testData: TestData;
  /** Lists of response codes in file order. */
  readonly codeSets: readonly CodeSet[];
  /** Codes by the fields that hold them. */
  readonly codeTables: CodeTables;
  /** New address by old address. */
  readonly redirects: Redirects;
  /** Releases of the OpenAPI documents. */
  readonly releases: Releases;
  /** How webhooks are signed; `null` where the provider has none. */
  readonly webhookSignature: WebhookSignature | null;
  /** How requests are signed, by groups of APIs; empty where they are not. */
  readonly requestSignatures: readonly RequestSignature[];
  /** Other names that readers use for a page or anchor, by its address. */
  readonly searchWords: SearchWords;
  readonly questions: SearchWords;
  /** Workflows, sorted by `order`. */
  readonly workflows: readonly Workflow[];
  /** Parts that are not empty. */
  readonly parts: readonly Part[];
};
