title = Богемские деревни

kind-bakery = пекарня
kind-butcher = мясная лавка
kind-dairy = молочная лавка
kind-tailor = портной
kind-mill = мельница
kind-manufactory = стекольня
kind-farm = двор
kind-inn = трактир
kind-town_hall = ратуша
kind-church = церковь
kind-manor = усадьба

line-coins = Талеры
line-town_halls = Ратуши
line-no_town_hall = Нет ратуши
line-shops = Лавки
line-churches = Церкви
line-tiles = Мука и стекло

source-farm = дворы
source-manor = усадьба
source-flour = мука
source-glass = стекло

## Стол

bank = Банк
dice = Кубики
chosen-dice = Выбраны
bishop = Епископ
special-tiles = Жетоны особого действия
coins = Талеры
figures = Фигурки
tiles = Жетоны
flour = мука
glass = стекло
special = особое действие
active = работает
inactive = ещё не работает
full = заполнена

## Действия

action-use = Взять { $dice }: { $sum }
action-use-kind = Взять { $dice }: { $sum }, { $kind }
action-reroll = Перебросить { $dice }
action-place = Поставить фигурку: { $kind }, { $village }
action-evict = Выселить фигурку ({ $owner }): { $kind }, { $village }
action-bishop = Взять епископа
action-tile = Взять жетон особого действия
action-pass = Закончить ход без второго действия

## Что произошло

event-turn = { $seat } начинает ход
event-income = { $seat } получает доход: трактиры — { $inns }, церкви — { $churches }
event-rolled = { $seat } бросает { $dice }
event-skipped = { $seat } не может ходить и пропускает ход
event-chose = { $seat } берёт { $dice }
event-passed = { $seat } обходится одним действием
event-stuck = { $seat } не может сделать второе действие
event-set = { $seat } ставит фигурку: { $kind }, { $village }
event-evicted = { $by } выселяет фигурку ({ $seat }): { $kind }, { $village }
event-woke = Трактир в деревне { $village } ({ $seat }) начинает работать
event-went_home = { $seat } забирает фигурку: { $kind }, { $village }
event-earned = { $seat } получает { $coins } ({ $source })
event-scored = { $kind-id ->
    [mill] Все мельницы заняты: подсчёт
   *[other] Все стекольни заняты: подсчёт
}
event-bishop = { $seat } берёт епископа
event-took_tile = { $seat } берёт жетон особого действия
event-used_tile = { $seat } жетоном особого действия перебрасывает { $dice }
event-ended = { $cause ->
    [bank] Банк пуст: игра окончена
   *[other] В начале хода не осталось фигурок: игра окончена
}
event-final = { $seat }: { $line } { $points }

## Почему нельзя

reason-now-dice = Выберите кубики для следующего действия.
reason-now-second = Выберите кубики для второго действия или закончите ход.
reason-now-use = Выберите, на что пойдут { $dice }.
reason-over = Игра окончена.
reason-turn-over = Ваш ход окончен: завершите его или отмените действие.
reason-group-chosen = Кубики { $dice } уже выбраны: используйте их или отмените выбор.
reason-single-die = Один кубик использовать нельзя: нужно два, три или четыре.
reason-dice-not-there = { $dice } здесь нет: свободны { $unused }.
reason-sum-too-high = { $sum } не подходит ни к одному зданию: на них числа от 2 до 12.
reason-tile-taken-this-turn = Жетон особого действия нельзя использовать в тот же ход, когда он взят.
reason-no-tile-to-use = Для переброса нужен жетон особого действия, а у вас его нет.
reason-too-few-dice = Для переброса нужны хотя бы два свободных кубика.
reason-village-not-in-play = Деревня { $village } не участвует, когда игроков { $players }.
reason-other-side-up = Деревня { $village } лежит лицом вниз: сверху другая сторона планшета.
reason-other-sum = Здесь ({ $kind }, { $village }) нужна сумма { $needed }, а выбранные кубики дают { $sum }.
reason-no-figure = Перед вами не осталось фигурок.
reason-own-figure = Там стоит ваша фигурка: { $kind }, { $village }.
reason-free-one-first = Сначала занимают свободное здание ({ $kind }): оно есть в деревне { $free }.
reason-never-evicted = Отсюда не выселяют: { $kind }.
reason-has-that-shop = У вас уже есть такая лавка ({ $kind }), из другой выселять нельзя.
reason-kind-not-in-play = Такого здания нет в игре: { $kind }.
reason-all-own = Все уже ваши: { $kind }.
reason-dice-first = Сначала выберите кубики: подойдут { $dice }.
reason-sum-not-there = Здесь ({ $kind }, { $village }) нужна сумма { $needed }, а ваши кубики её не дают.
reason-bishop-is-yours = Епископ уже у вас.
reason-bishop-needs-two-dice = Для епископа нужны ровно два одинаковых кубика.
reason-bishop-needs-double = Для епископа нужен дубль, а { $dice } — не дубль.
reason-no-double = Для епископа нужен дубль, а в { $unused } его нет.
reason-tile-used-this-turn = В ход, когда жетон использован, новый взять нельзя.
reason-has-a-tile = У вас уже есть жетон особого действия, больше одного нельзя.
reason-no-tile-left = Жетонов особого действия не осталось.
reason-tile-needs-two-dice = За жетон особого действия отдают ровно два кубика.
reason-must-reroll = С этими кубиками ничего не сделать, поэтому жетон особого действия нужно использовать.
reason-must-move = Первое действие обязательно, пока оно возможно.

## Коробка, с которой нельзя играть

box-village-name = Деревне { $letter } в коробке нужно название: до 40 видимых знаков без #, [ и ].
box-village-twice = Деревни { $letter } и { $other } в коробке обе названы { $name }: тексты не смогут их различить.
box-village-size = В деревне { $letter } в коробке должно быть от 1 до { $most } зданий.
box-building-kind = В деревне { $letter } в коробке неизвестное здание «{ $building }». Известны: { $kinds }.
box-building-value = В деревне { $letter } в коробке после { $name } нужно печатное число: «{ $name } 8» (от 1 до { $most }).
box-building-no-value = В деревне { $letter } в коробке у «{ $building }» есть число, но на здании { $name } его не печатают.
box-boards = В коробке должно быть планшетов: { $number }.
box-board-out = У планшета { $board } в коробке должно быть сказано, при скольких игроках он не участвует: out_with = [] или числа из 2, 3, 4, 5.
box-board-village = На планшете в коробке есть сторона { $letter }, но деревни { $letter } нет.
box-board-repeated = Сторона { $letter } стоит больше чем на одном планшете коробки.
box-village-nowhere = Деревни { $letter } нет ни на одном планшете коробки.
box-coin-worth = «{ $worth }» в разделе «coins» коробки — не достоинство: пишите достоинство = число монет, например 5 = 24.
box-coins = Все монеты коробки вместе стоят { $total }: нужно от 1 до { $most }.
box-shops-steps = Лавки коробки приносят { $shops }: каждая следующая лавка набора должна приносить не меньше предыдущей.
box-too-many = При { $players } игроках в игре может быть до { $number } зданий вида { $name }, а жетонов { $tile } в коробке только { $tiles } (B-04).
box-none = При { $players } игроках может не оказаться ни одного здания вида { $name }: правила этого не предусматривают.

## What bots judge positions by, for hints

feature-coins = талеры
feature-shop_sets = очки за наборы лавок
feature-shop_kinds = виды лавок
feature-town_halls = ратуши
feature-has_town_hall = первая ратуша
feature-full_villages = очки ратуш
feature-churches = церкви
feature-church_prize = очки за большинство церквей
feature-bishop = епископ
feature-bishop_churches = церкви, за которые платит епископ
feature-active_inns = работающие трактиры
feature-sleeping_inns = ещё не работающие трактиры
feature-flour = мука
feature-glass = стекло
feature-special_tile = жетоны особого действия
feature-figures = фигурки в запасе
feature-farms = дворы

## Из чего складывается счёт и почему строка равна 0

part-hall-full = { $village }: деревня заполнена
part-hall-open = { $village }: деревня не заполнена, свободных зданий: { $free }
part-no-hall = нет ратуши
part-no-loss = ратуша есть
part-lacks-hall = ни одной ратуши
part-shop-set = { $kinds ->
    [1] одна лавка
    [4] все четыре лавки
   *[other] разные лавки: { $kinds }
}
part-no-shop = нет лавок
part-churches-most = больше всех церквей: { $number }
part-churches-tied = делит первое место по церквям: { $number }
part-churches-second = второе место по церквям: { $number }
part-churches-few = церквей: { $number }, у { $more } игроков больше
part-no-church = нет церквей
part-half-of-tiles = половина от { $worth }: мука { $flour }, стекло { $glass }
part-no-tiles = нет ни муки, ни стекла

## Что скоро закончит игру

ending-no-figures = { $seat }: фигурок не осталось. Игра закончится в начале этого хода, если ни одна фигурка не вернётся.
ending-few-figures = { $seat }: осталось фигурок — { $figures }. Кто начнёт ход без фигурок, тот закончит игру.
ending-low-bank = В банке осталось талеров: { $coins }. Когда он опустеет, игра закончится.
