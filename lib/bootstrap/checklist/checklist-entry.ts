import { startChecklists } from './checklist';

startChecklists();
