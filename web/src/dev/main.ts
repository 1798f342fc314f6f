/** Development only (`npm run dev`, then /dev.html?fixture=NAME): a sample view without a server. Not in the build. */
import '@art/tokens.css';
import '../fonts/fonts.css';
import '../app.css';
import { mount } from 'svelte';
import { applyTheme } from '../lib/settings.svelte';
import { loadSprite } from '../lib/sprite';
import { preferred, speak } from '../lib/messages.svelte';
import Fixture from './Fixture.svelte';

applyTheme();
await Promise.all([speak(preferred()), loadSprite()]);
mount(Fixture, {
  target: document.getElementById('page')!,
  props: { name: new URLSearchParams(location.search).get('fixture') ?? '' },
});
