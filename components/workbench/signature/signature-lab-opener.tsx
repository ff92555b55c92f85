'use client';

import * as words from '@/.generated/words/workbench/tool-openers';
import { ToolOpener } from '../tool-opener';

const loadLab = async () => (await import('./signature-lab')).SignatureLab;

/** Button of the signature lab in the guide to webhooks. */
export function SignatureLabOpener() {
  return <ToolOpener name={words.openLab} lead={words.aboutLab} load={loadLab} />;
}
