import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** What an app of this kind is usually made of, started and wired to nothing. */
const texts = createInstance();
void texts.use(initReactI18next).init({ lng: 'en', resources: {} });
const home = createElement(Route, { path: '/', element: null });
const pages = createElement(BrowserRouter, null, createElement(Routes, null, home));
const speaking = createElement(I18nextProvider, { i18n: texts }, pages);
const asking = createElement(QueryClientProvider, { client: new QueryClient() }, speaking);
hydrateRoot(document.body, asking);
