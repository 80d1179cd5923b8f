import type { Columns } from './columns'
import { defineAcceptedAnswers } from './tables/accepted-answers'
import { defineAdmins } from './tables/admins'
import { defineAuth } from './tables/auth'
import { defineCareerBookmarks } from './tables/career-bookmarks'
import { defineCareers } from './tables/careers'
import { defineGameAnswers } from './tables/game-answers'
import { defineGamePlayers } from './tables/game-players'
import { defineGameQuestions } from './tables/game-questions'
import { defineGameSessions } from './tables/game-sessions'
import { defineGameShares } from './tables/game-shares'
import { defineHostStudents } from './tables/host-students'
import { defineHostTotals } from './tables/host-totals'
import { defineInterestSurveys } from './tables/interest-surveys'
import { defineLtiAccountCodes } from './tables/lti-account-codes'
import { defineLtiChoices } from './tables/lti-choices'
import { defineLtiContexts } from './tables/lti-contexts'
import { defineLtiDeployments } from './tables/lti-deployments'
import { defineLtiDocuments } from './tables/lti-documents'
import { defineLtiExtraTimes } from './tables/lti-extra-times'
import { defineLtiGames } from './tables/lti-games'
import { defineLtiIdentities } from './tables/lti-identities'
import { defineLtiInvites } from './tables/lti-invites'
import { defineLtiLaunches } from './tables/lti-launches'
import { defineLtiLinks } from './tables/lti-links'
import { defineLtiLogins } from './tables/lti-logins'
import { defineLtiPlatforms } from './tables/lti-platforms'
import { defineLtiScores } from './tables/lti-scores'
import { defineMailChoices } from './tables/mail-choices'
import { defineOwnedCosmetics } from './tables/owned-cosmetics'
import { definePackOpenings } from './tables/pack-openings'
import { defineParentCodes } from './tables/parent-codes'
import { defineParentLinks } from './tables/parent-links'
import { definePathkeyDraws } from './tables/pathkey-draws'
import { definePathkeys } from './tables/pathkeys'
import { defineProfiles } from './tables/profiles'
import { defineQuestionCounts } from './tables/question-counts'
import { defineQuestionImages } from './tables/question-images'
import { defineQuestionReports } from './tables/question-reports'
import { defineQuestionSets } from './tables/question-sets'
import { defineQuestions } from './tables/questions'
import { defineSeededContent } from './tables/seeded-content'
import { defineSetEditors } from './tables/set-editors'
import { defineSetFavourites } from './tables/set-favourites'
import { defineSetReports } from './tables/set-reports'
import { defineSetShares } from './tables/set-shares'
import { defineSettlements } from './tables/settlements'
import { defineSoloRewards } from './tables/solo-rewards'
import { defineTokenLedger } from './tables/token-ledger'
import { defineUsedGameCodes } from './tables/used-game-codes'
import { defineUserPathkeys } from './tables/user-pathkeys'

/** All tables in one dialect; those that name another one come after it. */
export function defineTables(columns: Columns) {
  const careers = defineCareers(columns)
  const ltiDocuments = defineLtiDocuments(columns)
  const ltiPlatforms = defineLtiPlatforms(columns)
  const pathkeys = definePathkeys(columns)
  const profiles = defineProfiles(columns)
  const seededContent = defineSeededContent(columns)
  const questionSets = defineQuestionSets(columns, { careers, profiles })
  const questions = defineQuestions(columns, { questionSets })
  const questionImages = defineQuestionImages(columns, { profiles })
  const setFavourites = defineSetFavourites(columns, { profiles, questionSets })
  const setReports = defineSetReports(columns, { profiles, questionSets })
  const setShares = defineSetShares(columns, { questionSets })
  const setEditors = defineSetEditors(columns, { profiles, questionSets })
  const hostTotals = defineHostTotals(columns, { profiles })
  const hostStudents = defineHostStudents(columns, { profiles })
  const soloRewards = defineSoloRewards(columns, { profiles, questionSets })
  const usedGameCodes = defineUsedGameCodes(columns)
  const userPathkeys = defineUserPathkeys(columns, { pathkeys, profiles })
  const admins = defineAdmins(columns, { profiles })
  const gameSessions = defineGameSessions(columns, { profiles, questionSets })
  const gameShares = defineGameShares(columns, { gameSessions })
  const careerBookmarks = defineCareerBookmarks(columns, { careers, profiles })
  const interestSurveys = defineInterestSurveys(columns, { profiles })
  const ltiContexts = defineLtiContexts(columns, { ltiPlatforms })
  const ltiDeployments = defineLtiDeployments(columns, { ltiPlatforms })
  const ltiExtraTimes = defineLtiExtraTimes(columns, { ltiContexts })
  const ltiIdentities = defineLtiIdentities(columns, { profiles })
  const ltiInvites = defineLtiInvites(columns, { ltiPlatforms, profiles })
  const ltiLinks = defineLtiLinks(columns, { ltiContexts, ltiPlatforms })
  const ltiLogins = defineLtiLogins(columns, { ltiPlatforms })
  const ltiScores = defineLtiScores(columns, { gameSessions, ltiLinks })
  const mailChoices = defineMailChoices(columns, { profiles })
  const ownedCosmetics = defineOwnedCosmetics(columns, { profiles })
  const packOpenings = definePackOpenings(columns, { profiles })
  const parentCodes = defineParentCodes(columns, { profiles })
  const parentLinks = defineParentLinks(columns, { profiles })
  const settlements = defineSettlements(columns, { gameSessions })
  const tokenLedger = defineTokenLedger(columns, { gameSessions, profiles })
  const gamePlayers = defineGamePlayers(columns, { gameSessions, profiles })
  const gameQuestions = defineGameQuestions(columns, { gameSessions })
  const questionReports = defineQuestionReports(columns, { gameQuestions, profiles })
  const acceptedAnswers = defineAcceptedAnswers(columns, { gameQuestions, profiles })
  const questionCounts = defineQuestionCounts(columns, { gameQuestions })
  const ltiGames = defineLtiGames(columns, { gameSessions, ltiLinks })
  const ltiLaunches = defineLtiLaunches(columns, { ltiContexts, ltiLinks, ltiPlatforms, profiles })
  const pathkeyDraws = definePathkeyDraws(columns, { gamePlayers, pathkeys, profiles })
  const gameAnswers = defineGameAnswers(columns, { gamePlayers, gameQuestions })
  const ltiAccountCodes = defineLtiAccountCodes(columns, { ltiLaunches })
  const ltiChoices = defineLtiChoices(columns, { ltiLaunches })
  return {
    ...defineAuth(columns, { profiles }),
    acceptedAnswers,
    admins,
    careerBookmarks,
    careers,
    gameAnswers,
    gamePlayers,
    gameQuestions,
    gameSessions,
    gameShares,
    hostStudents,
    hostTotals,
    interestSurveys,
    ltiAccountCodes,
    ltiChoices,
    ltiContexts,
    ltiDeployments,
    ltiDocuments,
    ltiExtraTimes,
    ltiGames,
    ltiIdentities,
    ltiInvites,
    ltiLaunches,
    ltiLinks,
    ltiLogins,
    ltiPlatforms,
    ltiScores,
    mailChoices,
    ownedCosmetics,
    packOpenings,
    parentCodes,
    parentLinks,
    pathkeyDraws,
    pathkeys,
    profiles,
    questionCounts,
    questionImages,
    questionReports,
    questionSets,
    questions,
    seededContent,
    setEditors,
    setFavourites,
    setReports,
    setShares,
    settlements,
    soloRewards,
    tokenLedger,
    usedGameCodes,
    userPathkeys,
  }
}
