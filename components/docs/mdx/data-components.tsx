import type { MDXComponents } from 'mdx/types';
import { OWN_COMPONENTS } from '@/.generated/own-components';
import {
  IntegrationDoctorOpener,
  ResponseDecoderOpener,
  SignatureLabOpener,
} from '@/components/workbench/tool-opener';
import { readWebhookSignature } from '@/lib/content/read-data';
import { AccessToken } from './code/access-token';
import { Request } from './code/request';
import { RequestSignatureSamples, SignatureSamples } from './code/signature-samples';
import { ComposeTestData } from './compose-test-data';
import { QuestionList } from './data/question-list';
import { ResponseCodeTable } from './data/response-code-table';
import { SearchedInVain } from './data/searched-in-vain';
import { TestDataTable } from './data/test-data-table';
import { FieldReferenceList, FieldReference } from './field-reference';
import { OperationCard } from './operation-card';
import { Lifecycle } from './resource-lifecycle';

/** MDX components that render OpenAPI documents and JSON files of content, and those of the adopter. */
export const dataComponents: MDXComponents = {
  AccessToken,
  ComposeTestData,
  Field: FieldReference,
  Fields: FieldReferenceList,
  IntegrationDoctor: IntegrationDoctorOpener,
  Lifecycle,
  Operation: OperationCard,
  Questions: QuestionList,
  Request,
  RequestSignatureSamples,
  ResponseDecoder: ResponseDecoderOpener,
  ResponseCodes: ResponseCodeTable,
  SearchedInVain,
  SignatureLab: () => readWebhookSignature() && <SignatureLabOpener />,
  SignatureSamples,
  TestData: TestDataTable,
  ...OWN_COMPONENTS,
};
