import { formats, jsonSchema } from '@/.generated/words/docs/proof';
import { proofFiles } from '@/lib/routes/proof-files';
import { link, paragraph, sentence } from './nodes';

/** Line of the page of proofs with its files, behind which results are written when there are some. */
export const printProofFormats = () =>
  paragraph(
    ...sentence(formats, [link(proofFiles.proof, 'JSON')], [link(proofFiles.schema, jsonSchema)]),
  );
