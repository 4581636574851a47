import { describe } from 'vitest';
import { sabotage } from './sabotage';

describe('I14: the simulation sees a rule that is switched off', () => sabotage(0, 2));
