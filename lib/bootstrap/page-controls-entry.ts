import { startPageControls } from './page-controls';

startPageControls();
