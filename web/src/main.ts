import '@art/tokens.css';
import './fonts/fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './lib/installation';
import { listen } from './lib/route.svelte';
import { applyTheme } from './lib/settings.svelte';
import { loadSprite } from './lib/sprite';
import { preferred, speak } from './lib/messages.svelte';

async function start(): Promise<void> {
  applyTheme();
  listen();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  await Promise.all([speak(preferred()), loadSprite()]);
  mount(App, { target: document.getElementById('page')! });
  void keepForOffline();
}

void start();
