/** Titles by family, in the order in which they are allocated. The hand-made games have theirs already. */
export const names = {
  mythic: `
    Thunderlit Vault | Saga of the Aegis | Oni Ascent | Ivory Oath | Hammer Reckoning |
    Forgotten Unicorn | Runestone Covenant | Sunken Saga | Ashen Trident Verse |
    Ascent of the Gorgon | Thunderlit Hoplite | Crown Vigil | Molten Reckoning |
    Starforged Chalice | Jarl Reckoning | Starforged Vault | Sable Thunder | Saga of the Grimoire |
    Ninefold Aegis | Blades Ascent | Forgotten Oath | Hollow Pharaoh Vigil | Scarab Reckoning |
    Ashen Hammer | Unicorn Covenant | Gilded Oracle Verse | Trident Ascent | Starforged Gorgon |
    Hoplite Vigil | Ivory Reckoning | Ninefold Ankh Vault | Chalice Covenant | Ninefold Vault |
    Cobalt Phoenix | Saga of the Thunder | Hollow Grimoire | Aegis Ascent | Ashen Oath |
    Wintersworn Oni | Gilded Scarab | Hammer Covenant | Starforged Saga | Sable Runestone |
    Ascent of the Oracle | Ninefold Trident | Gorgon Vigil | Forgotten Reckoning |
    Hollow Crown Vault | Covenant of the Ankh | Ashen Chalice | Sunken Jarl Covenant`,
  fruit: `
    Fizzy Opal | Heartstone Express | Jolly Rumba | Tipsy Lemon Jam | Social of the Grape |
    Electric Tangerine | Sapphire Orchard | Crackling Tumble | Polished Amethyst |
    Horseshoe Express | Velvet Pineapple | Ruby Jam | Fizzy Social | Sunny Bells Cascade |
    Clover Orchard | Tipsy Bars | Electric Express | Peppered Berry Rumba | Jam of the Cherry |
    Brassy Rumba | Fizzy Heartstone Jam | Social of the Plum | Grape Orchard | Snappy Tumble |
    Emerald Express | Crackling Amethyst | Horseshoe Jam | Frosted Social | Velvet Ruby Cascade |
    Citrine Orchard | Fizzy Bells | Clover Parade | Jolly Express | Tipsy Melon Rumba |
    Electric Berry | Social of the Opal | Brassy Heartstone | Plum Orchard | Sunny Tumble |
    Jolly Grape Parade | Tangerine Express | Snappy Sapphire | Emerald Jam | Peppered Social |
    Crackling Horseshoe | Pineapple Orchard | Frosted Ruby`,
  adventure: `
    Lost Frontier | Chart Canyon | Stormbound Ravine | Painted Lamplight | Tomb Cove |
    Whispering Voyage | Compass Canyon | Uncharted Ranger | Treasure Expedition | Lost Heist |
    Dusty Frontier | Chart Heist | Buried Bounty | Whispering Lamplight | Dynamite Voyage |
    Emerald Galleon | Tomb Canyon | Crooked Ravine | Lost Corsair | Heist of the Compass |
    Stormbound Ranger | Dusty Voyage | Wayward Frontier | Chart Voyage | Uncharted Trail |
    Crooked Lamplight | Dynamite Ravine | Thirteenth Galleon | Tomb Heist | Painted Bounty |
    Dusty Corsair Cove | Compass Voyage | Buried Ranger | Treasure Canyon | Wayward Ravine |
    Frontier Canyon | Chart Ravine | Stormbound Expedition | Lamplight Heist | Dynamite Bounty |
    Galleon Cove | Tomb Voyage | Whispering Trail | Corsair Canyon | Compass Ravine |
    Ranger Expedition | Treasure Heist | Lost Bounty | Frontier Heist | Chart Bounty`,
  festival: `
    Ninefold Dragon | Pagoda Harmony | Joyful Banquet | Silken Tiger | Panda Procession |
    Vermilion Ingot | Spring Reunion | Rising Fan Festival | Lantern Harmony | Coin Blessing |
    Ninefold Procession | Golden Eave Cracker | Dragon Procession | Porcelain River |
    Spring Cat Courtyard | Reunion of the Tiger | Moonlit Panda | Ingot Harmony | Cinnabar Banquet |
    Ninefold Peach | Fan Procession | Koi Courtyard | Ten Thousand Reunion | Vermilion Drum |
    Cracker Harmony | Jade Festival | Banquet of the Cat | Golden Eave Tiger | Spring Procession |
    Silken River | Ten Thousand Lotus | Reunion of the Peach | Porcelain Fan | Ninefold Harmony |
    Rising Banquet | Moonlit Coin | Drum Procession | Cinnabar Cracker | Silken Dragon |
    River of the Pagoda | Vermilion Cat | Tiger Reunion | Spring Festival | Rising Ingot Harmony |
    Banquet of the Lotus | Jade Peach | Ten Thousand Procession | Ninefold River | Golden Eave Koi |
    Reunion of the Coin | Silken Drum | Moonlit Harmony | Moonlit Pagoda`,
  space: `
    Orbital Quasar | Saucer Relay | Orbital Halo | Nebular Automaton | Transit of the Comet |
    Nebular Core | Visitor Colony | Nebular Odyssey | Orbital Planet Drift | Quasar Odyssey |
    Retrograde Drift | Binary Voyager Relay | Automaton Halo | Binary Comet | Core Transit |
    Binary Outpost | Planet Odyssey | Magnetic Colony | Zero G Saucer | Drift of the Voyager |
    Comet Halo | Zero G Signal | Magnetic Visitor | Rocket Outpost | Magnetic Planet |
    Farside Quasar | Colony of the Saucer | Farside Voyager | Automaton Drift | Farside Relay |
    Drifting Core Halo | Visitor Signal | Drifting Rocket | Quasar Transit | Perihelion Saucer |
    Voyager Colony | Perihelion Odyssey`,
  animals: `
    Roaming Eagle | Bear Kingdom | Dawn Thicket | Northern Bull Pride | Den of the Tiger |
    Amber Monkey | Mossy Howl | Savage Ram Dominion | Rabbit Kingdom | Thistle Lynx |
    Elephant Pride | Roaming Den | Midnight Panda Run | Stampede of the Owl | Gentle Run |
    Mossy Bear Stampede | Howl of the Frog | Untamed Bull | Tiger Kingdom | Brave Thicket |
    Roaming Wolf Pride | Den of the Lion | Dawn Ram | Rabbit Stampede | Copper Howl |
    Amber Elephant | Kingdom of the Fox | Mossy Panda | Owl Pride | Thicket of the Eagle |
    Midnight Bear | Frog Den | Northern Run | Howl of the Monkey | Gentle Wolf | Savage Thicket |
    Untamed Rabbit Pride | Den of the Lynx | Brave Elephant | Fox Stampede | Midnight Howl |
    Eagle Howl | Mossy Dominion | Savage Frog Kingdom | Thicket of the Bull | Thistle Tiger`,
  sweets: `
    Whipped Lolly | Toffee Lane | Sprinkled Carnival | Dizzy Compote Lane | Sundae Carnival |
    Marbled Cupcake | Picnic of the Lolly | Sticky Toffee | Jelly Picnic | Twirly Avalanche |
    Sprinkled Sundae | Buttercream Doughnut | Buttercream Lolly | Bakery of the Toffee |
    Caramel Jelly | Compote Bakery | Whipped Fair | Twirly Cupcake | Fair of the Doughnut |
    Sprinkled Lane | Dizzy Toffee | Lane of the Jelly | Marbled Compote | Sundae Lane |
    Sticky Carnival | Whipped Doughnut`,
  fish: `
    Abyssal Kingdom | Riptide Seahorse | Trawl of the Cannon | Riptide Crab | Turtle Frenzy |
    Riptide Hunters | Abyssal Reef Harvest | Abyssal Whale | Jelly Trawl | Harvest of the Shark |
    Typhoon Angler | Pearl Lagoon | Typhoon Trawl | Armoured Cannon | Frenzy of the Crab |
    Armoured Kingdom | Typhoon Goldfin | Trawl of the Whale | Glimmering Shark |
    Lagoon of the Angler | Glimmering Pearl | Seahorse Barrage | Glimmering Frenzy |
    Coral Crab Hunters | Turtle Harvest | Coral Kraken | Reef Lagoon | Coral Trawl |
    Glimmering Whale | Frenzy of the Jelly | Bubbling Lagoon | Deepwater Angler |
    Barrage of the Pearl | Deepwater Seahorse | Cannon Hunters | Deepwater Harvest |
    Bubbling Turtle | Lagoon of the Kraken | Bubbling Reef | Goldfin Barrage | Bubbling Frenzy |
    Deepwater Jelly`,
  live: `
    Velvet Salon | Wheel Studio | Prestige Table | Grand Stakes Salon | Club of the Sic-Bo |
    Balcony Baccarat | Blackjack Parlour | Harbour Room | Pearl Table Studio | Salon Lounge |
    Riviera Parlour | Prestige Shoe Room | Studio of the Stakes | Baccarat Salon | Monsoon Club |
    Parlour of the Table | Grand Salon | Riviera Wheel Club | Lounge of the Shoe | Sic-Bo Room |
    Balcony Studio | Monsoon Blackjack | Roulette Salon | Pearl Table | Velvet Salon Studio |
    Table of the Wheel | Stakes Club | Onyx Lounge | Baccarat Parlour | Roulette Studio |
    Riviera Table | Parlour of the Salon | Shoe Studio | Grand Table | Onyx Sic-Bo Salon |
    Club of the Baccarat | Blackjack Lounge | Roulette Parlour | Pearl Room | Salon Club |
    Wheel Lounge | Prestige Parlour | Grand Stakes Room | Studio of the Sic-Bo | Blackjack Salon |
    Harbour Club | Pearl Table Lounge | Salon Table | Riviera Salon | Prestige Shoe Club |
    Lounge of the Stakes | Sic-Bo Parlour | Baccarat Room`,
  sports: `
    Final Whistle Bullseye | Golden League | Faceoff League | Floodlit Rally | Cue League |
    Sudden Death Series | Final Whistle Champions | Knockout Series | Golden Striker Arena |
    Cup of the Hoops | Rooftop Circuit | Faceoff Cup | Continental Arena | Sudden Death Cue Cup |
    Arena of the Wicket | Sunday Champions | Knockout Arena | Bullseye Shootout | Overtime Striker |
    Hoops Shootout | Floodlit Derby | Continental Faceoff | Derby of the Rally | Final Whistle Cue |
    Wicket Derby | Golden Shootout | Overtime Knockout | Bullseye League | Rooftop Series |
    Circuit Series | Sudden Death Faceoff | Rally Series | Sunday League | Golden Wicket Series |
    Champions Terrace | Rooftop Knockout`,
  esports: `
    Clutch Nexus | Rank Arena | Zenith Bastion | Arena of the Duel | Overclocked Proxy |
    Hardwired Legion | Clutch Pad Arena | Nexus Uprising | Turbo Rush | Rank Lock-On |
    Rush of the Bastion | Phantom Duel | Proxy Rush | Vector Uprising | Hardwired Ronin Rush |
    Uprising of the Pad | Clutch Scrim | Turbo Comms Protocol | Scrim of the Lock-On |
    Bastion Protocol | Duel Scrim | Overclocked Protocol | Vector Mecha Scrim | Ronin Protocol |
    Clutch Nexus Legion | Arena of the Comms | Lock-On Legion | Bastion Arena | Phantom Legion`,
  poker: `
    Backroom Hold-Em | Gambit Rivals | Silk Masters | Sapphire Joker Duel | Bluff of the Stack |
    Riverboat Hazard | Dominoes Table | Cutthroat Showdown | Masters of the Suits |
    Crooked Hold-Em | Silk Gambit Showdown | Rivals of the Rummy | Stack Duel | Crooked Bluff |
    Table of the Aces | High Table Mahjong | Hold-Em Circle | Rummy Showdown | Riverboat Rivals |
    Crooked Stack | Duel of the Hazard | Backroom Dominoes | Aces Circle | Silk Table |
    Sapphire Suits | Hold-Em Bluff | Gentle Circle | Riverboat Rummy | Joker Showdown |
    Cutthroat Stack | Hazard Masters | High Table Duel | Silk Aces Bluff | Mahjong Circle |
    Gentle Suits | Gentle Hold-Em Duel | Bluff of the Gambit | Crooked Rummy | Joker Table`,
  lottery: `
    Spin Raffle | Weekly Draw | Starry Charm Raffle | Draw of the Ticket | Rainbow Bingo |
    Rainbow Draw Numbers | Club of the Spin | Whirling Keno | Charm Club | Bright Numbers |
    Weekly Bingo Club | Draw Picnic | Starry Jubilee | Harvest Keno Picnic | Jubilee of the Charm |
    Bingo Jubilee | Harvest Draw | Lucky Penny Spin | Keno Draw | Weekly Raffle |
    Starry Ticket Draw | Raffle of the Bingo | Harvest Numbers | Rainbow Spin Club |
    Numbers of the Keno | Whirling Charm | Ticket Numbers | Bright Club | Bright Draw |
    Spin Jubilee | Starry Picnic | Harvest Charm | Picnic of the Ticket | Silver Bingo`,
  cockfight: `
    Crimson Rivals | Gamecock Crown | Proud Talons | Rivals Talons | Gamecock Plume | Proud Banner |
    Rivals Banner | Gamecock Standard | Proud Crown | Rivals Crown | Gamecock Talons | Proud Plume |
    Rivals Plume | Gamecock Banner | Proud Standard | Rivals Standard`,
  inhouse: `
    Neon Dicebox | Classic Prime | Turbo Ringspin Prime | Stairwell Prime | Quiet Coinflip |
    Night Prime | Quiet Dicebox | Pegfall Nova | Night Nova | Classic Ringspin | Stairwell Nova |
    Double Coinflip | Hi-Lo Nova | Neon Nova | Double Dicebox | Pegfall Duo | Neon Duo |
    Night Ringspin Duo | Turbo Coinflip | Hi-Lo Duo | Quiet Duo`,
} as const satisfies Record<string, string>;

export type FamilyName = keyof typeof names;
