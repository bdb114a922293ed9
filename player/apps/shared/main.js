import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

const root = document.getElementById('root');
hydrateRoot(root, createElement(App, { show: root.dataset.show }));
