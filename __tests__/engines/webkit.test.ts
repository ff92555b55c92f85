/**
 * @jest-environment node
 * @shipped-documents
 */
import { webkit } from './webkit';
import { runFlows } from './run-flows';

runFlows(webkit);
