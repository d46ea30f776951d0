// boardgame.io's server with a game of seven hidden hands; every move goes to all seven, each without the others' secrets.
const { Server } = require('boardgame.io/server');
const { ActivePlayers, PlayerView } = require('boardgame.io/core');

const SEATS = 7;
const setup = () => ({
  players: Object.fromEntries(
    [...Array(SEATS).keys()].map((seat) => [seat, { hand: [1, 2, 3, 4, 5], survival: ['dodge', 'gate'] }]),
  ),
  hunted: [...Array(SEATS - 1).keys()].map((seat) => ({
    seat, will: 3, owned: [1, 2, 3, 4, 5], at: [], discard: [], handCount: 5, survivalCount: 2, spent: false,
  })),
  planet: ['lair', 'jungle', 'river', 'beach', 'rover', 'swamp', 'shelter', 'wreck', 'source', 'artefact'],
  rescue: 18, assimilation: 12, turn: 1, phase: 1, moves: 0,
});
const game = {
  name: 'bench',
  setup,
  disableUndo: true,
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    play: ({ G, playerID }, card) => {
      const hand = G.players[playerID].hand;
      hand.push(hand.shift());
      const hunted = G.hunted[card % G.hunted.length];
      hunted.at = [card];
      hunted.discard = [...hunted.discard, card].slice(-5);
      G.moves += 1;
    },
  },
};

const server = Server({ games: [game], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(appServer.address().port));
process.stdin.resume().on('end', () => process.exit(0));
