/** Covers for stories: each is its own, drawn from its name, and never fetched. */
const hues = [18, 205, 272, 350, 160, 40, 310, 120];

export function cover(name: string, index = name.length): string {
  const hue = hues[index % hues.length] ?? 0;
  const [first = '', second = ''] = name.split(' ');
  const rays = Array.from({ length: 12 }, (_, ray) => {
    const angle = (ray * Math.PI) / 6;
    const x = 150 + 320 * Math.cos(angle);
    const y = 150 + 320 * Math.sin(angle);
    const far = angle + 0.26;
    return `M150 150L${x} ${y}L${150 + 320 * Math.cos(far)} ${150 + 320 * Math.sin(far)}Z`;
  }).join('');
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" width="300" height="400">',
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="hsl(${hue} 70% 46%)"/><stop offset="1" stop-color="hsl(${hue + 30} 60% 12%)"/></linearGradient></defs>`,
    `<rect width="300" height="400" fill="url(#g)"/><path d="${rays}" fill="hsl(${hue + 20} 80% 60%)" opacity=".35"/>`,
    `<circle cx="150" cy="150" r="84" fill="hsl(${hue + 180} 70% 58%)"/><circle cx="150" cy="150" r="52" fill="hsl(${hue + 40} 90% 70%)"/>`,
    `<rect y="250" width="300" height="150" fill="hsl(${hue} 60% 10%)" opacity=".6"/>`,
    `<text x="150" y="322" text-anchor="middle" font-family="Georgia,serif" font-weight="bold" font-size="52" fill="white">${first}</text>`,
    `<text x="150" y="362" text-anchor="middle" font-family="sans-serif" letter-spacing="6" font-size="26" fill="hsl(${hue + 40} 90% 75%)">${second.toUpperCase()}</text></svg>`,
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const games = [
  'Spur Derby',
  'Angler Deep',
  'Velvet Roulette',
  'Moon Orchard',
  'Lantern Reels',
  'Ember Peak',
  'River Ace',
  'Terrace Cup',
  'Koi Cascade',
].map((name, index) => ({ name, src: cover(name, index) }));
