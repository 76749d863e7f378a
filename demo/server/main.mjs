import { serve } from './serve.mjs';

const { url } = await serve({ port: Number(process.env.PORT) || 4173, hunt: 20 });
console.log(`Vitrine: ${url}/`);
