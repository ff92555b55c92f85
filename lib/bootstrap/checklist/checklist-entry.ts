import { startChecklists } from './start-checklists';

startChecklists();
