/** Games of the demo catalogue; their covers stand under `covers/<slug>`. */
export const sampleGames = [
  ['lion-kingdom', 'Lion Kingdom'],
  ['riviera-wheel', 'Riviera Wheel'],
  ['kraken-harvest', 'Kraken Harvest'],
  ['moon-orchard', 'Moon Orchard'],
  ['dragon-festival', 'Dragon Festival'],
  ['striker-series', 'Striker Series'],
] as const;

/** Studios of it; their marks stand under `vendors/<code>`, their lettering under `logos/<code>`. */
export const studios = [
  ['EMW', 'Emberwright'],
  ['QFX', 'Quillfox'],
  ['MNL', 'Moonlatch'],
  ['TDH', 'Tidehollow'],
  ['SFK', 'Saffron Kite'],
  ['KRK', 'Kestrel & Rook'],
] as const;

export const wins = [
  ['84210.00', 'ma•••el', 'lion-kingdom', 'Lion Kingdom'],
  ['51960.50', 'jo•••12', 'moon-orchard', 'Moon Orchard'],
  ['38400.00', 'ke•••na', 'kraken-harvest', 'Kraken Harvest'],
  ['22715.25', 'ri•••o7', 'riviera-wheel', 'Riviera Wheel'],
  ['19050.00', 'da•••ix', 'dragon-festival', 'Dragon Festival'],
  ['16380.00', 'li•••re', 'striker-series', 'Striker Series'],
] as const;

/** A member of the demo. */
export const member = {
  token: 'sample',
  merchantCode: 'sample',
  userName: 'marisol88',
  type: 0,
  firstTimeLogin: false,
} as const;

const payWay = {
  kind: 'gateway' as const,
  min: '50.00',
  max: '50000.00',
  fee: { fixed: '0.00', percent: '0.00' },
  presets: ['200.00', '500.00', '1000.00'],
};

/** Ways to pay of the demo’s provider. */
export const payMethods = [
  { ...payWay, id: 'ewallet', rail: 'ewallet' as const, name: 'Pipit wallet' },
  { ...payWay, id: 'card', rail: 'card' as const, name: 'Card', min: '100.00' },
];
