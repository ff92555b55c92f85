import type { MDXComponents } from 'mdx/types';
import { FieldReferenceList, FieldReference } from './field-reference';
import { OperationCard } from './operation-card';
import { ResponseCodeTable } from './response-code-table';
import { TestDataTable } from './test-data-table';

/** The components of the dialect that draw from the documents and from JSON files of content. */
export const dataComponents: MDXComponents = {
  Field: FieldReference,
  Fields: FieldReferenceList,
  Operation: OperationCard,
  ResponseCodes: ResponseCodeTable,
  TestData: TestDataTable,
};
