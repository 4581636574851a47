import './check-node.js';
import { join } from 'node:path';

// Imported after the check, because an older Node cannot load all of the server's modules.
const { serve } = await import('./app/serve');
// The bundle is in dist/server, and the app in its parent folder.
serve(join(import.meta.dirname, '..'));
