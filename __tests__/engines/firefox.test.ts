/** @shipped-documents */
import { firefox } from './firefox';
import { runFlows } from './run-flows';

runFlows(firefox);
