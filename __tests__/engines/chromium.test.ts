/** @shipped-documents */
import { chromium } from './chromium';
import { runFlows } from './run-flows';

runFlows(chromium, true);
