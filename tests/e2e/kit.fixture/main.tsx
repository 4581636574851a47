import '../../../src/ui/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import KitPage from '../../../src/ui/kit-page';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <KitPage />
    </StrictMode>,
  );
}
