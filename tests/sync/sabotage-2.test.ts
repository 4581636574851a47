import { describe } from 'vitest';
import { sabotage } from './sabotage';

describe('the simulation sees a rule that is switched off', () => sabotage(1, 2));
