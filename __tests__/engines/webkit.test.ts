/** @shipped-documents */
import { runFlows } from './run-flows';
import { webkit } from './webkit';

runFlows(webkit);
